import BankOutlined from '@ant-design/icons-svg/es/asn/BankOutlined.js'
import EditOutlined from '@ant-design/icons-svg/es/asn/EditOutlined.js'
import FileProtectOutlined from '@ant-design/icons-svg/es/asn/FileProtectOutlined.js'
import ExclamationCircleOutlined from '@ant-design/icons-svg/es/asn/ExclamationCircleOutlined.js'
import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'
import SolutionOutlined from '@ant-design/icons-svg/es/asn/SolutionOutlined.js'
import TrophyOutlined from '@ant-design/icons-svg/es/asn/TrophyOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import MessageOutlined from '@ant-design/icons-svg/es/asn/MessageOutlined.js'
import StopOutlined from '@ant-design/icons-svg/es/asn/StopOutlined.js'
import UndoOutlined from '@ant-design/icons-svg/es/asn/UndoOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  categoryRules: SolutionOutlined,
  myCompany: BankOutlined,
  incidents: ExclamationCircleOutlined,
  myDispositions: StopOutlined,
  myIncidents: ExclamationCircleOutlined,
  myScore: TrophyOutlined,
  myPassport: IdcardOutlined,
  supplierPassports: IdcardOutlined,
  myQualifications: SafetyCertificateOutlined,
  mySupplierRequest: FormOutlined,
  mySupplierRestores: UndoOutlined,
  profileChanges: EditOutlined,
  qualifications: SafetyCertificateOutlined,
  scorecards: TrophyOutlined,
  scoreContests: MessageOutlined,
  supplierApplications: FileProtectOutlined,
  supplierDispositions: StopOutlined,
  supplierRestores: UndoOutlined,
}
