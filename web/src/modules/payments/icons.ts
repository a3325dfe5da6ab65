import AccountBookOutlined from '@ant-design/icons-svg/es/asn/AccountBookOutlined.js'
import CalendarOutlined from '@ant-design/icons-svg/es/asn/CalendarOutlined.js'
import CreditCardOutlined from '@ant-design/icons-svg/es/asn/CreditCardOutlined.js'
import IdcardOutlined from '@ant-design/icons-svg/es/asn/IdcardOutlined.js'
import MoneyCollectOutlined from '@ant-design/icons-svg/es/asn/MoneyCollectOutlined.js'
import PayCircleOutlined from '@ant-design/icons-svg/es/asn/PayCircleOutlined.js'

/** Icons of menu entries by route name. */
export const icons = {
  payables: AccountBookOutlined,
  settlementPeriods: CalendarOutlined,
  paymentRequests: PayCircleOutlined,
  paymentBatches: CreditCardOutlined,
  payeeAccounts: IdcardOutlined,
  supplierPayments: MoneyCollectOutlined,
}
