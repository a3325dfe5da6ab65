import { useTranslation } from 'react-i18next'
import type { AuctionRule } from '#contract/sourcing/auction/auctionRule.ts'
import { formatMoney } from '#contract/kit/format.ts'

/** Auction rule of a bidding in one sentence. */
export function useAuctionText(): (rule: AuctionRule) => string {
  const { t } = useTranslation()
  return ({
    start,
    stepKind,
    step,
    stepBase,
    tie,
    visibility,
    finalBest,
    finalMinutes = 5,
    compare,
    proxy,
    scope = 'total',
    surrogate,
    format,
    ...extension
  }) => {
    const { extensionWindow: window, extensionMinutes: minutes, mostExtensions: max } = extension
    const least =
      stepKind === 'amount'
        ? t('auction.text.amount', { amount: formatMoney(step) })
        : t('auction.text.percent', { percent: step })
    const said = [
      ...(start === undefined || scope === 'total' ? [] : [t(`auction.text.scope.${scope}`)]),
      ...(start === undefined || compare !== 'weighted' ? [] : [t('auction.text.weighted')]),
      t(`auction.text.step.${stepBase}`, { step: least }),
      t(`auction.text.tie.${tie}`),
      window > 0 ? t('auction.text.extension', { window, minutes, max }) : t('auction.text.noExtension'),
      t(`auction.text.visibility.${visibility}`),
      ...(start !== undefined && proxy === true && (format ?? 'english') === 'english'
        ? [t('auction.text.proxy')]
        : []),
      ...(start !== undefined && surrogate === true ? [t('auction.text.surrogate')] : []),
      ...(start === undefined || finalBest == null
        ? []
        : [t('auction.text.final', { best: finalBest, minutes: finalMinutes })]),
    ]
    return (
      t(start === 'live' ? 'auction.text.intro.live' : 'auction.text.intro.opened') +
      said.join(t('auction.text.and')) +
      t('auction.text.end')
    )
  }
}
