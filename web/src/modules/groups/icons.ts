import TeamOutlined from '@ant-design/icons-svg/es/asn/TeamOutlined.js'

/** Icons of menu entries by route name. */
export const icons = { groupPurchase: TeamOutlined, groupOffers: TeamOutlined, groupOffersReview: TeamOutlined }
