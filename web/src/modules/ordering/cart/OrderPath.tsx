import { useTranslation } from 'react-i18next'
import { Steps } from '#web/kit/ui/Steps.tsx'

const stops = ['cart', 'confirm', 'approve', 'receive'] as const

interface OrderPathProps {
  readonly at: (typeof stops)[number]
  /** The orders were submitted and need no approval. */
  readonly isSubmitted?: boolean
}

/** Progress indicator from the cart to receiving. */
export function OrderPath({ at, isSubmitted = false }: OrderPathProps) {
  const { t } = useTranslation()
  const here = stops.indexOf(at)
  return (
    <Steps
      variant="path"
      label={t('ordering.path.label')}
      steps={stops.map((stop, index) => ({
        key: stop,
        label: t(`ordering.path.${isSubmitted && stop === 'approve' ? 'submitted' : stop}`),
        state: index < here ? 'done' : index === here ? 'current' : 'future',
      }))}
    />
  )
}
