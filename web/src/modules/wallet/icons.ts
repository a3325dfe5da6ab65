import AccountBookOutlined from '@ant-design/icons-svg/es/asn/AccountBookOutlined.js'
import GiftOutlined from '@ant-design/icons-svg/es/asn/GiftOutlined.js'
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  wallet: WalletOutlined,
  walletAccounts: AccountBookOutlined,
  myPoints: GiftOutlined,
  pointRules: GiftOutlined,
}
