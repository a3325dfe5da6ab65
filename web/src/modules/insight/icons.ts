import BarChartOutlined from '@ant-design/icons-svg/es/asn/BarChartOutlined.js'
import DashboardOutlined from '@ant-design/icons-svg/es/asn/DashboardOutlined.js'
import DesktopOutlined from '@ant-design/icons-svg/es/asn/DesktopOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  dataCockpit: DashboardOutlined,
  purchaseStatistics: BarChartOutlined,
  wallLinks: DesktopOutlined,
}
