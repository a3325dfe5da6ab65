import ApartmentOutlined from '@ant-design/icons-svg/es/asn/ApartmentOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  registrationQueue: ApartmentOutlined,
}
