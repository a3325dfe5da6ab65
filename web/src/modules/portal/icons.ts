import LockOutlined from '@ant-design/icons-svg/es/asn/LockOutlined.js'
import SettingOutlined from '@ant-design/icons-svg/es/asn/SettingOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  loginSettings: LockOutlined,
  settings: SettingOutlined,
}
