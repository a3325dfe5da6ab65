import CloudUploadOutlined from '@ant-design/icons-svg/es/asn/CloudUploadOutlined.js'
import GlobalOutlined from '@ant-design/icons-svg/es/asn/GlobalOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { openDataProfiles: GlobalOutlined, openDataReleases: CloudUploadOutlined }
