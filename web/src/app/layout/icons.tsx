import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import AimOutlined from '@ant-design/icons-svg/es/asn/AimOutlined.js'
import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'
import ApiOutlined from '@ant-design/icons-svg/es/asn/ApiOutlined.js'
import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined.js'
import ExceptionOutlined from '@ant-design/icons-svg/es/asn/ExceptionOutlined.js'
import FallOutlined from '@ant-design/icons-svg/es/asn/FallOutlined.js'
import FireOutlined from '@ant-design/icons-svg/es/asn/FireOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js'
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import LoginOutlined from '@ant-design/icons-svg/es/asn/LoginOutlined.js'
import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined.js'
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined.js'
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined.js'
import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { Icon } from '#web/kit/icon/Icon.tsx'
import { tabIcons } from './TabIcon.tsx'

/** Icons of menu entries, by route name. */
const icons: Readonly<Record<string, IconDefinition>> = {
  ...tabIcons,
  comparisonHall: FileSearchOutlined,
  biddingHall: FallOutlined,
  fixedComparisonHall: AimOutlined,
  bulkOrderPage: UnorderedListOutlined,
  deliveryAddress: EnvironmentOutlined,
  myOpenerKey: KeyOutlined,
  myEvaluations: FormOutlined,
  myProjects: FileSearchOutlined,
  supervisedProjects: EyeOutlined,
  myDemands: ProfileOutlined,
  demandPool: PartitionOutlined,
  supplierProjects: FileSearchOutlined,
  projectObjections: ExceptionOutlined,
  myObjections: ExceptionOutlined,
  tenantProjects: FileSearchOutlined,
  supplierOrders: UnorderedListOutlined,
  supplierProducts: ShoppingOutlined,
  supplierImport: ImportOutlined,
  tenantOrders: ProfileOutlined,
  tenantProducts: ShoppingOutlined,
  productReview: AuditOutlined,
  categories: AppstoreOutlined,
  agreementPrices: TagOutlined,
  searchSynonyms: SearchOutlined,
  hotWords: FireOutlined,
  approvalRules: PartitionOutlined,
  budgets: WalletOutlined,
  quotaApplications: WalletOutlined,
  organisation: TeamOutlined,
  departments: ApartmentOutlined,
  roles: SafetyOutlined,
  auditLog: FileSearchOutlined,
  registrationQueue: ApartmentOutlined,
  restrictions: LockOutlined,
  restoreQueue: AuditOutlined,
  suppliers: ShopOutlined,
  ssoEntries: LoginOutlined,
  applications: ApiOutlined,
  notice: ProfileOutlined,
  noLoghelpCenter: ProfileOutlined,
  homeLayouts: AppstoreOutlined,
  articles: ProfileOutlined,
  feedbacks: FormOutlined,
  articleColumns: PartitionOutlined,
  messageTemplates: FormOutlined,
  messageDeliveries: UnorderedListOutlined,
  loginSettings: LockOutlined,
  settings: SettingOutlined,
  operationalRole: SwapOutlined,
  failedJobs: WarningOutlined,
}

export function MenuIcon({ routeName }: { readonly routeName: string }) {
  return <Icon of={icons[routeName] ?? AppstoreOutlined} />
}
