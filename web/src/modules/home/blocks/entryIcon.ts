import AimOutlined from '@ant-design/icons-svg/es/asn/AimOutlined.js'
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js'
import FallOutlined from '@ant-design/icons-svg/es/asn/FallOutlined.js'
import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import NotificationOutlined from '@ant-design/icons-svg/es/asn/NotificationOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import type { EntryIcon } from '#contract/home/blocks.ts'

/** Icons of links, by their name in the layout. */
export const entryIcon: Readonly<Record<EntryIcon, IconDefinition>> = {
  mall: ShopOutlined,
  inquiry: FileSearchOutlined,
  bidding: FallOutlined,
  fixed: AimOutlined,
  plan: ScheduleOutlined,
  group: TeamOutlined,
  agreement: FileProtectOutlined,
  orders: UnorderedListOutlined,
  approvals: AuditOutlined,
  notices: NotificationOutlined,
  help: BookOutlined,
  verify: SafetyOutlined,
}
