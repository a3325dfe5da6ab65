import ExperimentOutlined from '@ant-design/icons-svg/es/asn/ExperimentOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  trials: ExperimentOutlined,
}
