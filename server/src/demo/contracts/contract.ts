import type { Static } from 'typebox'
import { dayOf } from '#contract/kit/calendar.ts'
import type { Actor } from '#kit/actor.ts'
import type { Tx } from '#kit/database/database.ts'
import { sqlQuery } from '#kit/database/query.ts'
import { addJob, type JobContext } from '#kit/jobs/jobs.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import {
  archiveContract,
  changeContract,
  createContract,
  createSeal,
  createTemplate,
  decideContract,
  moveContract,
  moveStage,
  moveTemplate,
  refuseContract,
  signOnPaper,
  witnessScan,
} from '#modules/contracts/index.ts'
import { insertFile } from '#modules/files/index.ts'
import { actorsOf } from '../projects/actors.ts'
import { later } from '../projects/timetable.ts'
import { type contractJob, contractStepJob } from './contractJobs.ts'
import { type DemoContract, demoContracts, demoTemplates, words } from './demoContracts.ts'

type Payload = Static<typeof contractJob.payload>
const day = 24
/** Interval after which a step looks again whether a document is rendered. */
const againMs = 15_000

/** Contracts are created one after the other: the first ones make the template and the seal of all. */
const takeTurn = sqlQuery(
  'demo.contractTurn',
  `select pg_advisory_xact_lock(hashtextextended('demo.contracts/' || kit.tenant(), 13))`,
)
const payers = sqlQuery(
  'demo.contractPayer',
  `select tax_no, max(title) as "title!" from ordering.invoice_titles where tax_no <> '' group by 1 order by 1 limit 1`,
)
const supplierAt = sqlQuery(
  'demo.contractSupplier',
  `select id from suppliers.suppliers where status = 'active' order by id offset $place::int limit 1`,
)
const templateNamed = sqlQuery(
  'demo.contractTemplate',
  'select id, version, status from contracts.templates where name = $name',
)
const sealOf = sqlQuery(
  'demo.contractSeal',
  `select id from contracts.seals where entity_no = $payerNo and party = 'ours'`,
)
const stateOf = sqlQuery(
  'demo.contractState',
  `select t.id, t.version, t.status, t.supplier_id, d.id as "document_id?", d.sha256 as "sha?", c.status as "change_status?",
     (select count(*)::int from contracts.changes e where e.tenant_id = t.tenant_id and e.contract_id = t.id) as "changes!",
     array(select k.approver_id::text from approvals.tasks k
       where k.tenant_id = t.tenant_id and k.status = 'open' and k.instance_id in (t.approval_id, c.approval_id)) as "approvers!",
     (select min(s.id) from contracts.signatures s
       where s.tenant_id = t.tenant_id and s.contract_id = t.id and s.status = 'waiting') as "waiting?"
   from contracts.contracts t
   left join contracts.documents d on d.tenant_id = t.tenant_id and d.contract_id = t.id and d.state = 'open'
   left join contracts.changes c on c.tenant_id = t.tenant_id and c.contract_id = t.id and c.status in ('approving', 'signing')
   where t.title = $title`,
)

interface Run {
  readonly tx: Tx
  readonly contract: DemoContract
  readonly drafter: Actor
  readonly keeper: Actor
  readonly witness: Actor
  readonly operator: Actor
  readonly byId: (userId: string) => Actor | undefined
  readonly salesOf: (supplierId: string) => Actor
  readonly now: Date
}

async function runOf(tx: Tx, { now, tenantId }: JobContext, place: number): Promise<Run | undefined> {
  const contract = demoContracts[place]
  const actors = await actorsOf(tx, tenantId)
  const keeper = actors.of('guqinghe') ?? actors.of('zhongguanqi') ?? actors.of('tudingzhou')
  const drafter = actors.buyers.find(({ permissions }) => permissions.has('contract.draft'))
  const witness = actors.heads.find(({ personId }) => personId !== keeper?.personId && personId !== drafter?.personId)
  // A later version may have fewer contracts, and a tenant may lack one of these people.
  if (!contract || !keeper?.permissions.has('contract.sign') || !drafter || !witness) return undefined
  const { operator, byId, salesOf } = actors
  return { tx, contract, drafter, keeper, witness, operator, byId, salesOf, now }
}

/** Actor at a time that is not in the future. */
async function at({ tx, now }: Run, actor: Actor, hours: number): Promise<Actor> {
  const wanted = later(now, hours)
  const time = wanted < now ? wanted : now
  await setTransactionTime(tx, time)
  return { ...actor, now: time }
}

/** Template of the contract, written and published once. */
async function publishedTemplate(run: Run): Promise<string> {
  const { tx, contract, operator } = run
  const template = demoTemplates[contract.template]
  const known = await templateNamed.first(tx, { name: template.name })
  if (known) return known.id
  const author = await at(run, operator, -120 * day)
  const id = await createTemplate(tx, author, { name: template.name, clauses: [...template.clauses] })
  const { version } = await templateNamed.one(tx, { name: template.name })
  return moveTemplate(tx, author, { id, version, action: 'publish' })
}

/** Creates a contract by the product's own commands, and takes it up to its approval. */
export async function createPastContract(tx: Tx, context: JobContext, payload: Payload): Promise<void> {
  await takeTurn(tx)
  const run = await runOf(tx, context, payload.place)
  const payer = await payers.first(tx)
  const supplier = await supplierAt.first(tx, { place: payload.place % 5 })
  if (!run || !payer || !supplier) return
  const { contract, drafter, keeper, operator, now } = run
  const { title, gross, subject, months, course } = contract
  const templateId = await publishedTemplate(run)
  if (!(await sealOf.first(tx, { payerNo: payer.tax_no })))
    await createSeal(tx, await at(run, operator, -119 * day), {
      payerNo: payer.tax_no,
      kind: 'contract',
      keeperId: keeper.userId,
    })
  const { clauses } = demoTemplates[contract.template]
  const id = await createContract(tx, await at(run, drafter, contract.drafted * day), {
    title,
    templateId,
    source: 'none',
    sourceId: null,
    payerNo: payer.tax_no,
    supplierId: supplier.id,
    gross,
    rate: contract.template === 'goods' ? '13' : '6',
    validFrom: dayOf(later(now, contract.from * day)),
    validTo: dayOf(later(now, contract.to * day)),
    signBy: dayOf(later(now, 7 * day)),
    ...(course === 'active' || course === 'changed'
      ? { deposit: (Number(gross) * 0.05).toFixed(2), depositDueOn: dayOf(later(now, 10 * day)) }
      : {}),
    clauses: clauses.map(({ title: heading, text }, index) => ({
      no: index + 1,
      title: heading,
      text: contract.deviates && heading === '违约责任' ? text.replace('10%', '5%') : text,
    })),
    values: [
      { name: '标的', value: subject },
      { name: '质保期', value: months },
    ],
    stages: [
      {
        name: '预付款',
        trigger: '合同生效后 7 日内',
        percent: '30',
        dueOn: dayOf(later(now, (contract.from + 7) * day)),
      },
      {
        name: '到货款',
        trigger: '到货签收后 15 日内',
        percent: '40',
        dueOn: dayOf(later(now, (contract.from + 40) * day)),
      },
      { name: '验收款', trigger: '验收合格后 30 日内', percent: '25', dueOn: dayOf(later(now, contract.to * day)) },
      { name: '质保金', trigger: '质保期满', percent: '5', dueOn: null },
    ],
  })
  if (course === 'draft') return
  const submitted = await at(run, drafter, contract.drafted * day + 4)
  const { version } = await stateOf.one(tx, { title })
  await moveContract(tx, submitted, { id, version, action: 'submit' })
  if (course === 'approving') return
  await decide(run, contract.drafted * day + 26)
  await addJob(tx, contractStepJob, payload, { key: title, runAt: new Date(Date.now() + againMs) })
}

async function decide(run: Run, hours: number): Promise<void> {
  const { tx, contract, byId } = run
  const { id, approvers } = await stateOf.one(tx, { title: contract.title })
  const approver = approvers.map((userId) => byId(userId)).find((each) => each !== undefined)
  if (!approver) return
  await decideContract(tx, await at(run, approver, hours), { id, decision: 'agree', opinion: words.approval })
}

/** Signs for a party on paper, and has the scan compared. */
async function sign(run: Run, signer: Actor, scan: Payload['scans'][number], hours: number): Promise<void> {
  const { tx, contract, witness } = run
  const { title } = contract
  const actor = await at(run, signer, hours)
  const { key, size, sha256 } = scan
  await insertFile(tx, actor, { key, name: `${title}签署页.pdf`, type: 'application/pdf', size, sha256 }, null)
  const { id, version } = await stateOf.one(tx, { title })
  const payer = await payers.one(tx)
  const seal = signer.supplierId === null ? await sealOf.first(tx, { payerNo: payer.tax_no }) : undefined
  await signOnPaper(tx, actor, { id, version, ...(seal ? { sealId: seal.id } : {}), scan: [key] })
  const checker = await at(run, witness, hours + 3)
  const after = await stateOf.one(tx, { title })
  await witnessScan(tx, checker, {
    id,
    version: after.version,
    signatureId: after.waiting!,
    isAccepted: true,
    reason: '',
  })
}

/** Takes a contract further; comes again while its document is being rendered. */
export async function advancePastContract(tx: Tx, context: JobContext, payload: Payload): Promise<void> {
  const run = await runOf(tx, context, payload.place)
  const state = run && (await stateOf.first(tx, { title: run.contract.title }))
  if (!run || !state) return
  if (state.document_id !== null && state.sha === null)
    return addJob(tx, contractStepJob, payload, {
      key: run.contract.title,
      runAt: new Date(Date.now() + againMs),
    })
  const { contract, drafter, keeper, salesOf } = run
  const { course, drafted } = contract
  const seller = salesOf(state.supplier_id)
  const { id, version } = state
  if (course === 'refused' && state.status === 'signing') {
    await refuseContract(tx, await at(run, seller, drafted * day + 50), { id, version, reason: words.refusal })
    return
  }
  const [first, second, ...rest] = payload.scans
  if (first && state.status === 'signing') {
    await sign(run, seller, first, drafted * day + 50)
    if (second) await sign(run, keeper, second, drafted * day + 60)
  } else if (first && second && state.change_status === 'signing' && course === 'changed') {
    await sign(run, seller, first, -4 * day)
    await sign(run, keeper, second, -3 * day)
    return
  } else return
  if (course === 'completed') return complete(run)
  if (course === 'active') return report(run, 1, drafted * day + 90)
  if (course === 'changed' || course === 'changing') {
    await change(run, drafter)
    await addJob(
      tx,
      contractStepJob,
      { ...payload, scans: rest },
      {
        key: `${contract.title} 2`,
        runAt: new Date(Date.now() + againMs),
      },
    )
  }
}

async function change(run: Run, drafter: Actor): Promise<void> {
  const { tx, contract, now } = run
  const isExtension = contract.course === 'changing'
  const { id, version } = await stateOf.one(tx, { title: contract.title })
  await changeContract(tx, await at(run, drafter, -6 * day), {
    id,
    version,
    kind: isExtension ? 'extension' : 'amount',
    validTo: isExtension ? dayOf(later(now, (contract.to + 90) * day)) : null,
    gross: isExtension ? null : (Number(contract.gross) * 1.125).toFixed(2),
    terms: '',
    note: isExtension ? words.extension : words.change,
  })
  await decide(run, -5 * day)
}

/** Reports a stage for the supplier, and has it confirmed. */
async function report(run: Run, stageNo: number, hours: number): Promise<void> {
  const { tx, contract, witness, salesOf } = run
  const { id, version, supplier_id: supplierId } = await stateOf.one(tx, { title: contract.title })
  await moveStage(tx, await at(run, salesOf(supplierId), hours), { id, version, stageNo, action: 'report', note: '' })
  const checker = await at(run, witness, hours + 6)
  const after = await stateOf.one(tx, { title: contract.title })
  await moveStage(tx, checker, { id, version: after.version, stageNo, action: 'confirm', note: '' })
}

async function complete(run: Run): Promise<void> {
  const { tx, contract, keeper } = run
  for (let stageNo = 1; stageNo <= 4; stageNo += 1) await report(run, stageNo, contract.drafted * day + 200 * stageNo)
  const { id, version } = await stateOf.one(tx, { title: contract.title })
  await archiveContract(tx, await at(run, keeper, -2 * day), {
    id,
    version,
    archiveNo: `DA${contract.gross.slice(0, 6)}`,
  })
}
