import { useTranslation } from 'react-i18next'
import type { ProjectCard } from '#contract/sourcing/projectCards.ts'
import type { Tone } from '#web/kit/ui/StatusTag.tsx'

type Standing = Pick<ProjectCard, 'status' | 'detailStatus'>

export function toneOf({ status }: Standing): Tone {
  if (status === '4' || status === '5') return 'info'
  if (status === '7') return 'ok'
  return status === '9' ? 'mute' : 'warn'
}

/** Name of a published project's status; a negotiation belongs to quoting. */
export function useStateName(): (project: Standing) => string {
  const { t } = useTranslation()
  return ({ status, detailStatus }) => {
    const state = detailStatus === '10' ? '10' : status
    return state === '1' || state === '2' || state === '3' ? '-' : t(`hall.state.${state}`)
  }
}
