import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan, PlanLine, PlannedJoinStatus } from '#contract/plans/plan.ts'
import { useMay } from '#web/kit/client/me.ts'
import { Under } from '#web/kit/layout/Card.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { JoinGroupDialog } from './JoinGroupDialog.tsx'

const tones: Record<PlannedJoinStatus, Tone> = { joined: 'info', settled: 'ok', dissolved: 'mute' }

/** Group purchases that a line has joined, and the open one that it can join. */
export function PlannedGroup({ plan, line }: { readonly plan: Plan; readonly line: PlanLine }) {
  const { t } = useTranslation()
  const may = useMay()
  const [isJoining, setJoining] = useState(false)
  const { group, skuId, remaining } = line
  const canJoin = plan.can.includes('callOff') && may('group.join') && remaining > 0
  return (
    <>
      {line.joins.map(({ orderId, orderNo, quantity, status }) => (
        <div key={orderId}>
          <StatusTag tone={tones[status]}>{t(`plans.group.status.${status}`)}</StatusTag>
          <Under>
            {orderNo} · {quantity} {line.unit}
          </Under>
        </div>
      ))}
      {canJoin && group !== null && skuId !== null && (
        <>
          <Button variant="text" onClick={() => setJoining(true)}>
            {t('plans.group.title')}
          </Button>
          {isJoining && (
            <JoinGroupDialog plan={plan} line={{ ...line, skuId, group }} onClose={() => setJoining(false)} />
          )}
        </>
      )}
    </>
  )
}
