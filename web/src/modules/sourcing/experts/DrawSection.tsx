import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type Draw,
  type Draws,
  findDraws,
  performDraw,
  prepareDraw,
  voidDraw,
} from '#contract/sourcing/experts/draws.ts'
import type { Project } from '#contract/sourcing/projects.ts'
import { useOptionalRead, useWrite } from '#web/kit/client/api.ts'
import { RowName } from '#web/kit/layout/Card.tsx'
import { DescriptionList } from '#web/kit/layout/DescriptionList.tsx'
import { Section } from '#web/kit/layout/Section.tsx'
import { toast } from '#web/kit/overlay/toast.ts'
import { RouteFormDialog } from '#web/kit/record/RouteFormDialog.tsx'
import { MultiSelect } from '#web/kit/select/MultiSelect.tsx'
import { Select } from '#web/kit/select/Select.tsx'
import { Alert } from '#web/kit/ui/Alert.tsx'
import { Button } from '#web/kit/ui/Button.tsx'
import { StatusTag, type Tone } from '#web/kit/ui/StatusTag.tsx'
import { Tags } from '#web/kit/ui/Tags.tsx'
import { ProjectTime } from '../countdown/ProjectTime.tsx'
import { useCategoryOptions } from '../projects/form/useCategoryOptions.ts'
import css from './DrawSection.module.css'
import { recompute } from './recompute.ts'

const tones: Readonly<Record<Draw['status'], Tone>> = { prepared: 'warn', chosen: 'ok', voided: 'mute' }

/** Random draws of the experts of a project, with their records; nothing where there are none and none can be made. */
export function DrawSection({ project }: { readonly project: Project }) {
  const { t } = useTranslation()
  const read = useOptionalRead(findDraws, { projectId: project.id }, project.evaluation === 'weighted')
  const [open, setOpen] = useState<'prepare' | 'void'>()
  if (!read || (read.draws.length === 0 && read.can.length === 0)) return null
  const close = () => setOpen(undefined)
  const prepared = read.draws.find(({ status }) => status === 'prepared')
  return (
    <Section
      title={t('experts.draw.title')}
      note={t('experts.draw.note')}
      actions={
        read.can.includes('prepare') && <Button onClick={() => setOpen('prepare')}>{t('experts.draw.prepare')}</Button>
      }
    >
      {read.draws.length === 0 && <p className={css['none']}>{t('experts.draw.none')}</p>}
      {read.can.includes('draw') && prepared && <Perform read={read} draw={prepared} onVoid={() => setOpen('void')} />}
      <ol className={css['draws']}>
        {read.draws.map((draw) => (
          <li key={draw.id}>
            <Record projectId={project.id} draw={draw} />
          </li>
        ))}
      </ol>
      {open === 'prepare' && <PrepareDialog project={project} read={read} onClose={close} />}
      {open === 'void' && prepared && (
        <RouteFormDialog
          title={t('experts.draw.void')}
          route={voidDraw}
          fixed={{ projectId: project.id, version: read.version, drawId: prepared.id }}
          initial={{ reason: '' }}
          labels="experts.draw.field"
          columns={1}
          danger
          fields={{ reason: { as: 'lines' } }}
          onClose={close}
        />
      )}
    </Section>
  )
}

interface PerformProps {
  readonly read: Draws
  readonly draw: Draw
  readonly onVoid: () => void
}

/** The next step: the browser adds its random contribution, which nobody has known before. */
function Perform({ read: { projectId, version }, draw, onVoid }: PerformProps) {
  const { t } = useTranslation()
  const write = useWrite(performDraw, { onDone: () => toast.success(t('common.done')) })
  const perform = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(32))
    const contribution = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
    write.mutate({ projectId, version, drawId: draw.id, contribution })
  }
  return (
    <Alert tone="info" title={t('experts.draw.ready', { count: draw.candidates.length, seats: draw.seats })}>
      <p className={css['line']}>{t('experts.draw.readyText')}</p>
      <div className={css['line']}>
        <Button variant="solid" busy={write.isPending} onClick={perform}>
          {t('experts.draw.perform')}
        </Button>
        <Button onClick={onVoid}>{t('experts.draw.void')}</Button>
      </div>
    </Alert>
  )
}

function Record({ projectId, draw }: { readonly projectId: string; readonly draw: Draw }) {
  const { t } = useTranslation()
  const [checked, setChecked] = useState<ReturnType<typeof recompute>>()
  const { no, status, candidates, excluded, dropped, chosen, seats, commitment, seed, contribution } = draw
  const reasons = [...excluded, ...dropped]
  return (
    <>
      <div className={css['head']}>
        <strong>{t('experts.draw.no', { no })}</strong>
        <StatusTag tone={tones[status]}>{t(`experts.draw.status.${status}`)}</StatusTag>
        <span className={css['none']}>
          {draw.preparedBy} · <ProjectTime at={draw.preparedAt} />
        </span>
      </div>
      <DescriptionList
        items={[
          ...(chosen.length > 0
            ? [
                {
                  label: t('experts.draw.chosen'),
                  value: <Tags of={chosen.map(({ name }) => name)} max={9} />,
                  wide: true,
                },
              ]
            : [{ label: t('experts.draw.seats'), value: String(seats) }]),
          { label: t('experts.draw.candidates'), value: t('experts.draw.people', { count: candidates.length }) },
          ...(draw.replacedName === '' ? [] : [{ label: t('experts.draw.replaced'), value: draw.replacedName }]),
          ...(draw.reason === '' ? [] : [{ label: t('experts.draw.field.reason'), value: draw.reason, wide: true }]),
          ...(draw.chosenAt === null
            ? []
            : [
                {
                  label: t('experts.draw.chosenBy'),
                  value: (
                    <>
                      {draw.chosenBy} · <ProjectTime at={draw.chosenAt} />
                    </>
                  ),
                },
              ]),
          ...(draw.voidReason === ''
            ? []
            : [{ label: t('experts.draw.voided'), value: `${draw.voidedBy} · ${draw.voidReason}`, wide: true }]),
        ]}
      />
      <details className={css['details']}>
        <summary>{t('experts.draw.record')}</summary>
        <p className={css['line']}>{t('experts.draw.rule')}</p>
        <dl className={css['hashes']}>
          <dt>{t('experts.draw.commitment')}</dt>
          <dd>{commitment}</dd>
          {seed !== null && (
            <>
              <dt>{t('experts.draw.seed')}</dt>
              <dd>{seed}</dd>
            </>
          )}
          {contribution !== null && (
            <>
              <dt>{t('experts.draw.contribution')}</dt>
              <dd>{contribution}</dd>
            </>
          )}
        </dl>
        <ul className={css['people']} aria-label={t('experts.draw.candidates')}>
          {candidates.map(({ expertId, name, deptName }) => (
            <li key={expertId}>
              <RowName under={deptName} title={name}>
                {name}
              </RowName>
            </li>
          ))}
        </ul>
        {reasons.length > 0 && (
          <ul className={css['people']} aria-label={t('experts.draw.excluded')}>
            {reasons.map(({ expertId, name, why }) => (
              <li key={`${expertId} ${why}`}>
                <RowName under={t(`experts.draw.why.${why}`)} title={name}>
                  {name}
                </RowName>
              </li>
            ))}
          </ul>
        )}
        {seed !== null && (
          <div className={css['line']}>
            <Button size="sm" onClick={() => setChecked(recompute(projectId, draw))}>
              {t('experts.draw.check')}
            </Button>
          </div>
        )}
        {checked && (
          <Alert tone={checked.isCommitted && checked.isSame ? 'info' : 'err'}>
            {t(
              !checked.isCommitted
                ? 'experts.draw.wrongSeed'
                : checked.isSame
                  ? 'experts.draw.right'
                  : 'experts.draw.wrongPeople',
            )}
          </Alert>
        )}
      </details>
    </>
  )
}

interface PrepareDialogProps {
  readonly project: Project
  readonly read: Draws
  readonly onClose: () => void
}

function PrepareDialog({ project, read, onClose }: PrepareDialogProps) {
  const { t } = useTranslation()
  const options = useCategoryOptions()
  const people = read.experts.map(({ userId, name }) => ({ value: userId, label: name }))
  return (
    <RouteFormDialog
      title={t('experts.draw.prepare')}
      submit={t('experts.draw.commit')}
      route={prepareDraw}
      fixed={{ projectId: project.id, version: read.version }}
      initial={{ seats: 3, categoryIds: project.categoryIds, replacedId: null, reason: '' }}
      labels="experts.draw.field"
      fields={{
        seats: { hint: t('experts.draw.seatsHint', { count: read.seatsLeft }) },
        replacedId: people.length > 0 && {
          control: <Select hint={t('experts.draw.nobodyReplaced')} options={people} />,
        },
        categoryIds: {
          wide: true,
          control: <MultiSelect options={options} placeholder={t('common.choose')} max={3} />,
        },
        reason: { wide: true, rows: 2, hint: t('experts.draw.reasonHint') },
      }}
      note={<Alert tone="info">{t('experts.draw.prepareText')}</Alert>}
      onClose={onClose}
    />
  )
}
