import AlertOutlined from '@ant-design/icons-svg/es/asn/AlertOutlined.js'
import ControlOutlined from '@ant-design/icons-svg/es/asn/ControlOutlined.js'
import SafetyCertificateOutlined from '@ant-design/icons-svg/es/asn/SafetyCertificateOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  signals: AlertOutlined,
  signalRules: ControlOutlined,
  signalExemptions: SafetyCertificateOutlined,
}
