import WarningOutlined from '@ant-design/icons-svg/es/asn/WarningOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  failedJobs: WarningOutlined,
}
