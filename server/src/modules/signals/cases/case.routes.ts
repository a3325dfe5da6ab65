import { dayOf } from '#contract/kit/calendar.ts'
import * as contract from '#contract/signals/cases.ts'
import { figureNames } from '#contract/signals/evidence.ts'
import { ruleWords } from '#contract/signals/ruleWords.ts'
import { signalRules } from '#contract/signals/settings.ts'
import type { Actor } from '#kit/actor.ts'
import { serveCases } from '#kit/case/serveCases.ts'
import { type App, serve } from '#kit/http/serve.ts'
import { exemptionOfCase } from '../exemptions/exemption.store.ts'
import { signalFlow } from './case.rules.ts'
import { confirm, dismiss, explain, reopen, take } from './case.service.ts'
import { adviceOn, documentsOf, findingsOf, type SignalRow, signalStore } from './case.store.ts'

const present = (row: SignalRow, actor: Actor): contract.SignalCase => ({
  id: row.id,
  version: row.version,
  status: row.status,
  rule: row.rule,
  ruleVersion: row.rule_version,
  severity: row.severity,
  subject: row.subject,
  evidence: row.evidence,
  findings: row.findings,
  reply: row.reply,
  handler: row.handler,
  foundAt: row.found_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  decidedAt: row.decided_at?.toISOString() ?? null,
  can: signalFlow.can(row, actor),
})

const nameOf = Object.fromEntries(signalRules.map((rule) => [rule, ruleWords[rule].name]))

export function caseRoutes(app: App) {
  serveCases(app, contract.signalCase, {
    store: signalStore,
    present,
    name: ['风险信号', 'Risk signals'],
    columns: {
      rule: { title: ['规则', 'Rule'], words: nameOf },
      severity: { title: ['程度', 'Severity'], words: contract.signalSeverityNames },
      subject: ['对象', 'Subject'],
      evidence: {
        title: ['依据', 'Evidence'],
        value: ({ evidence }, lang) =>
          evidence.map(({ name, value }) => `${figureNames[name][lang === 'en' ? 1 : 0]}: ${value}`).join('; '),
      },
      status: { title: ['状态', 'Status'], words: contract.signalStatusNames },
      handler: ['负责人', 'Owner'],
      reply: ['结论说明', 'Reason'],
      findings: ['发现次数', 'Findings'],
      createdAt: ['发现时间', 'Found'],
      foundAt: ['最近发现', 'Latest finding'],
      decidedAt: ['处理时间', 'Decided'],
    },
    commands: { take, explain, dismiss, confirm, reopen },
  })
  serve(app, contract.findSignal, async ({ db, actor, input: { id } }) => {
    const row = await signalStore.list.one(db, { reader: actor.personId } as object, id)
    const [documents, findings, exemption] = await Promise.all([
      documentsOf(db, { id }),
      findingsOf(db, { id }),
      exemptionOfCase.first(db, { id, day: dayOf(actor.now) }),
    ])
    return {
      signal: present(row, actor),
      exemption: exemption ? { status: exemption.status, until: exemption.until } : null,
      documents,
      findings: findings.map((finding) => ({
        id: finding.id,
        ruleVersion: finding.rule_version,
        severity: finding.severity,
        evidence: finding.evidence,
        settings: finding.settings,
        inputs: finding.inputs,
        isExempted: finding.is_exempted,
        foundAt: finding.found_at.toISOString(),
      })),
    }
  })
  serve(app, contract.adviseOnAward, ({ db, actor: { userId }, input: { projectId } }) =>
    adviceOn(db, { projectId, userId, rules: [...contract.advisingRules] }),
  )
}
