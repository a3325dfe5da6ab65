import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Demand, DemandStatus } from '#contract/sourcing/demands/demands.ts'
import { Amount } from '#web/kit/format/Amount.tsx'
import { Brief } from '#web/kit/format/Brief.tsx'
import { RowName } from '#web/kit/layout/Card.tsx'
import type { RecordColumn } from '#web/kit/record/recordTexts.ts'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { projectPath } from '../hall/projectPath.ts'
import { quantityText } from '../notice/quantityText.ts'

const tones = { open: 'warn', collected: 'info', awarded: 'ok', withdrawn: 'mute' } as const satisfies Record<
  DemandStatus,
  Tone
>

type DemandColumn = RecordColumn<'demands' | 'demandPool', Demand>

const department: DemandColumn = {
  key: 'deptName',
  render: ({ deptName, requesterName }) => `${deptName} · ${requesterName}`,
}

/** Columns of demand lines; collectors also see the requester. */
export function useDemandColumns(isOwn: boolean): readonly DemandColumn[] {
  const { t } = useTranslation()
  return [
    {
      key: 'name',
      sort: 'name',
      lead: true,
      render: ({ name, spec }) => <RowName under={spec}>{name}</RowName>,
    },
    {
      key: 'quantity',
      sort: 'quantity',
      right: true,
      render: ({ quantity, unit }) => `${quantityText(quantity)} ${unit}`,
    },
    {
      key: 'budgetPrice',
      right: true,
      desk: true,
      render: ({ budgetPrice }) => (budgetPrice === '' ? '-' : <Amount value={budgetPrice} />),
    },
    { key: 'needDate', sort: 'needDate', render: ({ needDate }) => needDate ?? '-' },
    ...(isOwn ? [] : [department]),
    { key: 'address', desk: true },
    {
      key: 'status',
      render: ({ status }) => <StatusTag tone={tones[status]}>{t(`demands.status.${status}`)}</StatusTag>,
    },
    {
      key: 'projectNo',
      render: ({ projectId, projectNo, projectTitle, projectKind: type, projectStatus: status, isProjectVisible }) =>
        projectId === null || type === null || status === null ? (
          '-'
        ) : (
          <RowName under={projectTitle ?? ''}>
            {isProjectVisible ? (
              <Link to={projectPath({ id: projectId, type, status })} className="tap num">
                {projectNo}
              </Link>
            ) : (
              <span className="num">{projectNo}</span>
            )}
          </RowName>
        ),
    },
    { key: 'createdAt', sort: 'createdAt', desk: true, render: ({ createdAt }) => <Brief at={createdAt} /> },
  ]
}
