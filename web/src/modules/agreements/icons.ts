import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js'
import LineChartOutlined from '@ant-design/icons-svg/es/asn/LineChartOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  agreements: FileProtectOutlined,
  priceIndices: LineChartOutlined,
  supplierAgreements: FileProtectOutlined,
}
