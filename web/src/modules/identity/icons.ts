import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import SafetyOutlined from '@ant-design/icons-svg/es/asn/SafetyOutlined.js'
import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  organisation: TeamOutlined,
  departments: ApartmentOutlined,
  positions: IdcardOutlined,
  roles: SafetyOutlined,
  auditLog: FileSearchOutlined,
}
