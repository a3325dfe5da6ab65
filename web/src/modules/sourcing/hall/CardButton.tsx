import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { countdownOf } from '#contract/sourcing/countdown.ts'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import { enterAt } from '#web/kit/client/entrance.ts'
import { usePortal } from '#web/kit/client/portal.ts'
import { savePath } from '#web/kit/client/savedPath.ts'
import { Button, ButtonLink } from '#web/kit/ui/Button.tsx'
import { countedOf } from '#web/modules/sourcing/countdown/countedProject.ts'
import { isUrgent } from '#web/modules/sourcing/countdown/urgency.ts'
import { useAtServerTime } from '#web/modules/sourcing/countdown/useServerTime.ts'
import { quotePath } from '#web/modules/sourcing/quoting/quotePath.ts'
import { enrolmentPath } from '#web/modules/sourcing/supplier/enrolmentPath.ts'
import { type CardLabel, cardLabelOf, cardTargetOf } from './cardAction.ts'
import { projectPath } from './projectPath.ts'
import { useCardReader } from './useCardReader.ts'
import { useOwnStanding } from '../supplier/useOwnStanding.ts'

/** Labels of actions that are still to be done. */
const isUrging: ReadonlySet<CardLabel> = new Set(['enrol', 'quote', 'confirm', 'quoted'])

/** Button with the current action of a project; its accessible name contains the project. */
export function CardButton({ card }: { readonly card: ProjectCard }) {
  const { t } = useTranslation()
  const reader = useCardReader()
  const isApply = usePortal().portalSettingsInfo.isApply === '1'
  const standing = useOwnStanding(card)
  const label = useAtServerTime((now) => cardLabelOf(card, now, { reader, isApply, standing }))
  const target = cardTargetOf(label, reader)
  const urgent = useAtServerTime((now) => isUrgent(countdownOf(countedOf(card), now)))
  const enter = useSupplierLogin()
  const name = t(`hall.button.${label}`)
  const look = { variant: urgent && isUrging.has(label) ? ('solid' as const) : undefined, title: card.title }
  if (target === 'supplierLogin')
    return (
      <Button {...look} busy={enter.isPending} onClick={() => enter.mutate(enrolmentPath(card.id))}>
        {name}
      </Button>
    )
  const path = { enrolment: enrolmentPath(card.id), quote: quotePath(card.id), project: projectPath(card) }
  return (
    <ButtonLink {...look} to={path[target]}>
      {name}
    </ButtonLink>
  )
}

/** Navigates to the suppliers' login, and returns to the requested page. */
export function useSupplierLogin() {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (wanted: string) => {
      savePath(wanted)
      return enterAt('SUP_LOGIN_URL', navigate)
    },
  })
}
