import ApiOutlined from '@ant-design/icons-svg/es/asn/ApiOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  applications: ApiOutlined,
}
