import { useTranslation } from 'react-i18next'
import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { formatMoney } from '#contract/kit/format.ts'

/** Auction rule of a bidding in one sentence. */
export function useAuctionText(): (rule: AuctionRule) => string {
  const { t } = useTranslation()
  return ({ stepKind, step, stepBase, tie, visibility, ...extension }) => {
    const { extensionWindow: window, extensionMinutes: minutes, mostExtensions: most } = extension
    const least =
      stepKind === 'amount'
        ? t('auction.text.amount', { amount: formatMoney(step) })
        : t('auction.text.percent', { percent: step })
    const said = [
      t(`auction.text.step.${stepBase}`, { step: least }),
      t(`auction.text.tie.${tie}`),
      window > 0 ? t('auction.text.extension', { window, minutes, most }) : t('auction.text.noExtension'),
      t(`auction.text.visibility.${visibility}`),
    ]
    return t('auction.text.intro') + said.join(t('auction.text.and')) + t('auction.text.end')
  }
}
