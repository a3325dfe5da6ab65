import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'
import EnvironmentOutlined from '@ant-design/icons-svg/es/asn/EnvironmentOutlined.js'
import ExceptionOutlined from '@ant-design/icons-svg/es/asn/ExceptionOutlined.js'
import HeartOutlined from '@ant-design/icons-svg/es/asn/HeartOutlined.js'
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined.js'
import RollbackOutlined from '@ant-design/icons-svg/es/asn/RollbackOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'
import StarOutlined from '@ant-design/icons-svg/es/asn/StarOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  bulkOrderPage: UnorderedListOutlined,
  deliveryAddress: EnvironmentOutlined,
  supplierOrders: UnorderedListOutlined,
  tenantOrders: ProfileOutlined,
  wishList: HeartOutlined,
  myReturns: RollbackOutlined,
  supplierReturns: RollbackOutlined,
  tenantReturns: RollbackOutlined,
  arbitrations: ExceptionOutlined,
  commentReviews: StarOutlined,
  costCentres: ApartmentOutlined,
  inspections: SafetyCertificateOutlined,
}
