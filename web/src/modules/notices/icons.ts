import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined.js'
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  notice: ProfileOutlined,
  noLoghelpCenter: ProfileOutlined,
  articles: ProfileOutlined,
  articleColumns: PartitionOutlined,
}
