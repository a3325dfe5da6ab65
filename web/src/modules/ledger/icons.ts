import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined.js'
import SwapOutlined from '@ant-design/icons-svg/es/asn/SwapOutlined.js'
import WalletOutlined from '@ant-design/icons-svg/es/asn/WalletOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  budgetChanges: SwapOutlined,
  budgets: WalletOutlined,
  quotaBills: CreditCardOutlined,
  quotaApplications: WalletOutlined,
}
