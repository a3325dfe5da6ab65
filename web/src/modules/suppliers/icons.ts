import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import ShopOutlined from '@ant-design/icons-svg/es/asn/ShopOutlined.js'
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  certificateCalendar: CalendarOutlined,
  supplierCertificates: CalendarOutlined,
  supplierPeople: TeamOutlined,
  suppliers: ShopOutlined,
}
