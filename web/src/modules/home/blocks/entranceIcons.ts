import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import UserOutlined from '@ant-design/icons-svg/es/asn/UserOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import type { Entrance } from '#contract/kit/entrance.ts'

/** Icons of the entrances. */
export const entranceIcons: Readonly<Record<Entrance, IconDefinition>> = {
  purchaser: UserOutlined,
  supplier: ShopOutlined,
  operator: DashboardOutlined,
  agency: SolutionOutlined,
  expert: AuditOutlined,
  supervisor: EyeOutlined,
}
