import FormOutlined from '@ant-design/icons-svg/es/asn/FormOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  feedbacks: FormOutlined,
}
