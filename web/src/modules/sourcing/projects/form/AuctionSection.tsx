import { useTranslation } from 'react-i18next'
import { hasLots } from '#contract/sourcing/auction/auctionRule.ts'
import type { ProjectDraft } from '#contract/sourcing/projectDraft.ts'
import { ListError } from '#web/kit/form/Field.tsx'
import { Fields } from '#web/kit/form/Fields.tsx'
import type { Form } from '#web/kit/form/useForm.ts'
import { Stack } from '#web/kit/layout/Card.tsx'
import { AuctionTemplates } from './AuctionTemplates.tsx'
import { FormSection } from './FormSection.tsx'
import { LotNames } from './LotNames.tsx'

/** Auction rule, only for biddings. */
export function AuctionSection({ form }: { readonly form: Form<ProjectDraft> }) {
  const { t } = useTranslation()
  const rule = form.part('auctionRule', 'auction.field')
  const { extensionWindow, format = 'english', start, finalBest, compare, proxy } = rule.values
  const isExtended = extensionWindow !== 0 && format === 'english'
  const hasLevels = format === 'japanese' || format === 'dutch'
  // What contradicts lots is hidden, unless it is chosen and must be taken back.
  const byLot = hasLots(rule.values)
  const offersLots = start !== undefined && format === 'english' && form.values.awardBy === 'line'
  const isOffered = start !== undefined && !hasLevels
  return (
    <FormSection
      name="auction"
      note={t('auction.note')}
      actions={<AuctionTemplates rule={rule.values} onTake={(auctionRule) => form.set({ auctionRule })} />}
    >
      <Stack>
        <Fields
          of={rule}
          fields={{
            start: {},
            ...(start === undefined ? {} : { format: {} }),
            ...(offersLots || byLot ? { scope: {} } : {}),
            ...(isOffered && (!byLot || compare === 'weighted') ? { compare: {} } : {}),
            ...(start !== undefined && format === 'english' && (!byLot || proxy) ? { proxy: {} } : {}),
            ...(isOffered ? { surrogate: {} } : {}),
            stepKind: {},
            step: {},
            stepBase: {},
            tie: {},
            visibility: {},
            extensionWindow: {},
            ...(isExtended ? { extensionMinutes: {}, mostExtensions: {}, trigger: {}, latestMinutes: {} } : {}),
            ...(start === undefined ? {} : { confirmDrop: {}, publicSees: {} }),
            ...(isOffered && (!byLot || finalBest != null) ? { finalBest: {} } : {}),
            ...(finalBest == null || hasLevels ? {} : { finalMinutes: {} }),
            ...(hasLevels ? { levels: {}, levelPercent: {}, levelSeconds: {} } : {}),
            ...(format === 'turns' ? { rounds: {}, turnSeconds: {}, pauseSeconds: {} } : {}),
          }}
        />
        {rule.values.scope === 'lot' && <LotNames form={form} />}
      </Stack>
      <ListError error={form.errorAt('auctionRule')} />
    </FormSection>
  )
}
