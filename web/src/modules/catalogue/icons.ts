import AppstoreOutlined from '@ant-design/icons-svg/es/asn/AppstoreOutlined.js'
import BookOutlined from '@ant-design/icons-svg/es/asn/BookOutlined.js'
import AuditOutlined from '@ant-design/icons-svg/es/asn/AuditOutlined.js'
import BarcodeOutlined from '@ant-design/icons-svg/es/asn/BarcodeOutlined.js'
import FireOutlined from '@ant-design/icons-svg/es/asn/FireOutlined.js'
import SearchOutlined from '@ant-design/icons-svg/es/asn/SearchOutlined.js'
import ShoppingOutlined from '@ant-design/icons-svg/es/asn/ShoppingOutlined.js'
import GiftOutlined from '@ant-design/icons-svg/es/asn/GiftOutlined.js'
import TagOutlined from '@ant-design/icons-svg/es/asn/TagOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  catalogueReview: BookOutlined,
  supplierCatalogues: BookOutlined,
  supplierProducts: ShoppingOutlined,
  tenantProducts: ShoppingOutlined,
  productReview: AuditOutlined,
  categories: AppstoreOutlined,
  agreementPrices: TagOutlined,
  searchSynonyms: SearchOutlined,
  hotWords: FireOutlined,
  zones: GiftOutlined,
  materialCodes: BarcodeOutlined,
}
