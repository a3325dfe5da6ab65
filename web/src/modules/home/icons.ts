import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  homeLayouts: AppstoreOutlined,
}
