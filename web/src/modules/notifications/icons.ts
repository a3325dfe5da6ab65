import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'
import UnorderedListOutlined from '@ant-design/icons-svg/es/asn/UnorderedListOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  messageTemplates: FormOutlined,
  messageDeliveries: UnorderedListOutlined,
}
