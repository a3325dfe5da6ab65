import {
  ApartmentOutlined,
  AppstoreOutlined,
  AuditOutlined,
  DashboardOutlined,
  EnvironmentOutlined,
  HomeOutlined,
  ImportOutlined,
  InboxOutlined,
  LoginOutlined,
  PartitionOutlined,
  SafetyOutlined,
  SearchOutlined,
  SettingOutlined,
  ShoppingCartOutlined,
  ShopOutlined,
  ShoppingOutlined,
  SwapOutlined,
  TagOutlined,
  TeamOutlined,
  UnorderedListOutlined,
  WalletOutlined,
  WarningOutlined,
} from '@ant-design/icons'
import type { ComponentType } from 'react'

/** The icon of a menu entry, by its route name. */
const icons: Readonly<Record<string, ComponentType>> = {
  mall: HomeOutlined,
  myCart: ShoppingCartOutlined,
  orderManagement_list: UnorderedListOutlined,
  goodsCollection: InboxOutlined,
  orderApproval: AuditOutlined,
  deliveryAddress: EnvironmentOutlined,
  workbench: DashboardOutlined,
  supplierOrders: UnorderedListOutlined,
  supplierProducts: ShoppingOutlined,
  supplierImport: ImportOutlined,
  productReview: AuditOutlined,
  categories: AppstoreOutlined,
  agreementPrices: TagOutlined,
  searchSynonyms: SearchOutlined,
  approvalRules: PartitionOutlined,
  budgets: WalletOutlined,
  organisation: TeamOutlined,
  departments: ApartmentOutlined,
  roles: SafetyOutlined,
  suppliers: ShopOutlined,
  ssoEntries: LoginOutlined,
  loginSettings: SettingOutlined,
  operationalRole: SwapOutlined,
  failedJobs: WarningOutlined,
}

export function MenuIcon({ routeName }: { readonly routeName: string }) {
  const Icon = icons[routeName] ?? AppstoreOutlined
  return (
    <span aria-hidden>
      <Icon />
    </span>
  )
}
