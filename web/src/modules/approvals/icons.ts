import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  delegations: SwapOutlined,
  approvalRules: PartitionOutlined,
  stuckApprovals: HistoryOutlined,
}
