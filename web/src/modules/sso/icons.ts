import LoginOutlined from '@ant-design/icons-svg/es/asn/LoginOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  ssoEntries: LoginOutlined,
  operationalRole: SwapOutlined,
}
