import { topUps, withdrawals } from './zh-CN/money.ts'
import { onlinePayment } from './zh-CN/onlinePayment.ts'
import { pointGrants, pointRules, points } from './zh-CN/points.ts'
import { wallet, wallets } from './zh-CN/wallet.ts'

export const messages = { onlinePayment, pointGrants, pointRules, points, topUps, wallet, wallets, withdrawals }

declare module '#web/messages/registry.ts' {
  interface MessagesByModule {
    wallet: typeof messages
  }
}
