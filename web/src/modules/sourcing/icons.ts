import AimOutlined from '@ant-design/icons-svg/es/asn/AimOutlined.js'
import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import ExceptionOutlined from '@ant-design/icons-svg/es/asn/ExceptionOutlined.js'
import EyeOutlined from '@ant-design/icons-svg/es/asn/EyeOutlined.js'
import FallOutlined from '@ant-design/icons-svg/es/asn/FallOutlined.js'
import FileSearchOutlined from '@ant-design/icons-svg/es/asn/FileSearchOutlined.js'
import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import KeyOutlined from '@ant-design/icons-svg/es/asn/KeyOutlined.js'
import PartitionOutlined from '@ant-design/icons-svg/es/asn/PartitionOutlined.js'
import PayCircleOutlined from '@ant-design/icons-svg/es/asn/PayCircleOutlined.js'
import ProfileOutlined from '@ant-design/icons-svg/es/asn/ProfileOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  comparisonHall: FileSearchOutlined,
  biddingHall: FallOutlined,
  fixedComparisonHall: AimOutlined,
  agencies: BankOutlined,
  agencyProjects: FileSearchOutlined,
  experts: IdcardOutlined,
  myOpenerKey: KeyOutlined,
  myEvaluations: FormOutlined,
  myProjects: FileSearchOutlined,
  supervisedProjects: EyeOutlined,
  myDemands: ProfileOutlined,
  demandPool: PartitionOutlined,
  supplierProjects: FileSearchOutlined,
  projectDeposits: PayCircleOutlined,
  projectObjections: ExceptionOutlined,
  myObjections: ExceptionOutlined,
  tenantProjects: FileSearchOutlined,
}
