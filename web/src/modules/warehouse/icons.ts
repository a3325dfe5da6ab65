import AlertOutlined from '@ant-design/icons-svg/es/asn/AlertOutlined.js'
import BarcodeOutlined from '@ant-design/icons-svg/es/asn/BarcodeOutlined.js'
import DatabaseOutlined from '@ant-design/icons-svg/es/asn/DatabaseOutlined.js'
import DeleteOutlined from '@ant-design/icons-svg/es/asn/DeleteOutlined.js'
import ExportOutlined from '@ant-design/icons-svg/es/asn/ExportOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import HistoryOutlined from '@ant-design/icons-svg/es/asn/HistoryOutlined.js'
import HomeOutlined from '@ant-design/icons-svg/es/asn/HomeOutlined.js'
import ImportOutlined from '@ant-design/icons-svg/es/asn/ImportOutlined.js'
import ScanOutlined from '@ant-design/icons-svg/es/asn/ScanOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import InboxOutlined from '@ant-design/icons-svg/es/asn/InboxOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  stockRequests: InboxOutlined,
  inboundTasks: ImportOutlined,
  pickTasks: ExportOutlined,
  stock: DatabaseOutlined,
  stockMoves: HistoryOutlined,
  counts: FileSearchOutlined,
  stockTransfers: SwapOutlined,
  stockScraps: DeleteOutlined,
  reorderPoints: AlertOutlined,
  warehouseScan: ScanOutlined,
  warehouses: HomeOutlined,
  stockItems: BarcodeOutlined,
}
