import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js'
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined.js'
import ShoppingCartOutlined from '@ant-design/icons-svg/es/asn/ShoppingCartOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import { Icon } from '#web/kit/icon/Icon.tsx'

/** Icons of the tab bar of buyers and visitors; the icons of all menus would be a tenth of the frame's script. */
export const tabIcons: Readonly<Record<string, IconDefinition>> = {
  mall: HomeOutlined,
  allCategories: AppstoreOutlined,
  myCart: ShoppingCartOutlined,
  orderManagement_list: UnorderedListOutlined,
  orderApproval: AuditOutlined,
  goodsCollection: InboxOutlined,
  workbench: DashboardOutlined,
  home: HomeOutlined,
  comparisonHall: AuditOutlined,
  notice: UnorderedListOutlined,
  login: UserOutlined,
}

export const TabIcon = ({ routeName }: { readonly routeName: string }) => (
  <Icon of={tabIcons[routeName] ?? AppstoreOutlined} />
)
