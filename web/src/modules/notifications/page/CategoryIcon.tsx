import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import FundOutlined from '@ant-design/icons-svg/es/asn/FundOutlined.js'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import SoundOutlined from '@ant-design/icons-svg/es/asn/SoundOutlined.js'
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined.js'
import type { IconDefinition } from '@ant-design/icons-svg/es/types'
import type { Category } from '#contract/kit/messages.ts'
import { Icon } from '#web/kit/icon/Icon.tsx'
import css from './AllMessagesPage.module.css'

const icons: Readonly<Record<Category, IconDefinition>> = {
  approval: AuditOutlined,
  sourcing: FileSearchOutlined,
  order: ShoppingOutlined,
  agreement: TagOutlined,
  budget: FundOutlined,
  notice: SoundOutlined,
  system: SettingOutlined,
}

/** Icon of a message category. */
export const CategoryIcon = ({ category }: { readonly category: Category }) => (
  <span className={css['icon']} aria-hidden>
    <Icon of={icons[category]} />
  </span>
)
