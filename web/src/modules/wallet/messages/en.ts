import { topUps, withdrawals } from './en/money.ts'
import { onlinePayment } from './en/onlinePayment.ts'
import { pointGrants, pointRules, points } from './en/points.ts'
import { wallet, wallets } from './en/wallet.ts'

export const messages = { onlinePayment, pointGrants, pointRules, points, topUps, wallet, wallets, withdrawals }
