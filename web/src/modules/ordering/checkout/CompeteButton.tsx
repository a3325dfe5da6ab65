import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { competeForOrder } from '#contract/ordering/compete.ts'
import { useWrite } from '#web/kit/client/api.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Button } from '#web/kit/ui/Button.tsx'

interface CompeteButtonProps {
  readonly lines: readonly { readonly skuId: string; readonly quantity: number }[]
}

/** Button that drafts the project in which the parties of an agreement compete for an order. */
export function CompeteButton({ lines }: CompeteButtonProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const may = useMay()
  const compete = useWrite(competeForOrder, {
    onDone: ({ projectId }) => void navigate(`/projectEdit?id=${projectId}`),
  })
  if (!may('project.manage')) return null
  return (
    <Button
      variant="text"
      busy={compete.isPending}
      onClick={() => compete.mutate({ lines: lines.map(({ skuId, quantity }) => ({ skuId, quantity })) })}
    >
      {t('ordering.confirm.compete')}
    </Button>
  )
}
