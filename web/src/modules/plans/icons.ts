import ClusterOutlined from '@ant-design/icons-svg/es/asn/ClusterOutlined.js'
import ScheduleOutlined from '@ant-design/icons-svg/es/asn/ScheduleOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { demandList: ScheduleOutlined, planCycles: ClusterOutlined }
