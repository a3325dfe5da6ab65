import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  supplierImport: ImportOutlined,
}
