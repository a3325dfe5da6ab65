import { dayOf } from '#contract/kit/calendar.ts'
import { type CertificateType, certificateTypeNames } from '#contract/suppliers/certificates.ts'
import { type Actor, systemActor } from '#kit/actor.ts'
import type { Database, Tx } from '#kit/database/database.ts'
import type { Files } from '#kit/files/files.ts'
import { setTransactionTime } from '#kit/transactionTime.ts'
import { addApplicant, findPerson } from '#modules/identity/index.ts'
import { applicantRole, applicationCommands } from '#modules/onboarding/index.ts'
import type { Founded } from '../organisation.ts'
import { actorsOf } from '../projects/actors.ts'
import { uploadLicence } from '../projects/licence.ts'

const day = 86_400_000

type Step =
  | { readonly take: true }
  | { readonly ask: string }
  | { readonly grant: string }
  | { readonly refuse: string }

interface DemoApplication {
  readonly daysAgo: number
  readonly mobile: string
  readonly companyName: string
  readonly shortName: string
  readonly creditCode: string
  readonly legalPerson: string
  readonly contactName: string
  readonly region: string
  readonly address: string
  readonly userCode: string
  /** Certificates besides the licence, with the days after which they expire. */
  readonly certificates: readonly (readonly [type: CertificateType, no: string, issuer: string, days: number])[]
  readonly steps: readonly Step[] | 'draft'
}

const applications: readonly DemoApplication[] = [
  {
    daysAgo: 60,
    mobile: '13800003108',
    companyName: '鼎岳安全用品有限公司',
    shortName: '鼎岳安全',
    creditCode: '91320594MADEM108XJ',
    legalPerson: '岳明川',
    contactName: '岳晓棠',
    region: '江苏省',
    address: '工业园区星湖街 218 号',
    userCode: 'dingyue01',
    certificates: [['workSafety', '(苏)AQ-2025-0931', '省应急厅', 500]],
    steps: [{ grant: 'S15' }],
  },
  {
    daysAgo: 58,
    mobile: '13800003109',
    companyName: '速捷商贸有限公司',
    shortName: '速捷商贸',
    creditCode: '91330109MADEM1095M',
    legalPerson: '钱速',
    contactName: '钱捷',
    region: '浙江省',
    address: '萧山区市心北路 9 号',
    userCode: 'sujie01',
    certificates: [],
    steps: [{ grant: 'S16' }],
  },
  {
    daysAgo: 21,
    mobile: '13800003101',
    companyName: '苏州衡远防护科技有限公司',
    shortName: '衡远防护',
    creditCode: '91320583MADEM101XD',
    legalPerson: '贺兰亭',
    contactName: '温如言',
    region: '江苏省',
    address: '昆山市玉山镇城北中路 1288 号 3 幢',
    userCode: 'hengyuan01',
    certificates: [
      ['iso9001', 'U26Q2024118R2M', '华信认证', 400],
      ['testReport', 'SJ202604-1189', '省安科院', 26],
    ],
    steps: [{ take: true }, { ask: '住所与执照不一致，请按执照填写；检测报告请补盖章页。' }, { grant: 'S13' }],
  },
  {
    daysAgo: 16,
    mobile: '13800003102',
    companyName: '澄湖包装材料有限公司',
    shortName: '澄湖包装',
    creditCode: '91320506MADEM1028W',
    legalPerson: '陆知行',
    contactName: '沈未央',
    region: '江苏省',
    address: '吴中区澄湖中路 66 号',
    userCode: 'chenghu01',
    certificates: [['iso14001', 'E26E0331', '中环认证', 6]],
    steps: [{ grant: 'S14' }],
  },
  {
    daysAgo: 9,
    mobile: '13800003103',
    companyName: '启明星化工贸易有限公司',
    shortName: '启明星化工',
    creditCode: '91310115MADEM10360',
    legalPerson: '方既白',
    contactName: '顾长风',
    region: '上海市',
    address: '浦东新区环城东路 18 号',
    userCode: 'qimingxing',
    certificates: [],
    steps: [{ take: true }, { refuse: '经营危险化学品须先取得经营许可证。' }],
  },
  {
    daysAgo: 5,
    mobile: '13800003104',
    companyName: '北辰计量检测有限公司',
    shortName: '北辰计量',
    creditCode: '91110108MADEM10449',
    legalPerson: '程星野',
    contactName: '叶青梧',
    region: '北京市',
    address: '海淀区学院路 35 号',
    userCode: 'beichen01',
    certificates: [],
    steps: [{ ask: '营业执照扫描件不清晰，请重新上传。' }],
  },
  {
    daysAgo: 3,
    mobile: '13800003105',
    companyName: '松屿电子科技有限公司',
    shortName: '松屿电子',
    creditCode: '91440300MADEM1052B',
    legalPerson: '岑松',
    contactName: '林屿',
    region: '广东省',
    address: '南山区科苑路 15 号',
    userCode: 'songyu01',
    certificates: [['ccc', '2026081801000917', '质量认证中心', 20]],
    steps: [{ take: true }],
  },
  {
    daysAgo: 1,
    mobile: '13800003106',
    companyName: '安岚劳保用品有限公司昆山分公司',
    shortName: '安岚昆山',
    creditCode: '91320583MADEM1060Q',
    legalPerson: '温庭筠',
    contactName: '温如玉',
    region: '江苏省',
    address: '昆山市前进东路 219 号',
    userCode: 'anlanks01',
    certificates: [],
    steps: [],
  },
  {
    daysAgo: 1,
    mobile: '13800003107',
    companyName: '云杉木业有限公司',
    shortName: '云杉木业',
    creditCode: '91330106MADEM1079L',
    legalPerson: '许知微',
    contactName: '许知微',
    region: '浙江省',
    address: '',
    userCode: 'yunshan01',
    certificates: [],
    steps: 'draft',
  },
]

/** Creates applications of companies, in all states, and what the operators decided. */
export async function foundApplications(
  database: Database,
  contents: Files,
  { tenantId }: Founded,
  categoryIds: string[],
  now: Date,
): Promise<void> {
  const { operator } = await database.read(tenantId, (db) => actorsOf(db, tenantId))
  for (const application of applications)
    await database.write(tenantId, (tx) => addApplication(tx, { contents, operator, categoryIds }, application, now))
}

interface Facts {
  readonly contents: Files
  readonly operator: Actor
  readonly categoryIds: string[]
}

async function addApplication(tx: Tx, facts: Facts, application: DemoApplication, now: Date): Promise<void> {
  const { contents, operator, categoryIds } = facts
  const { daysAgo, mobile, steps, certificates, ...written } = application
  const at = new Date(now.getTime() - daysAgo * day)
  await setTransactionTime(tx, at)
  const system = systemActor(operator.tenantId, '', at)
  const userId = await addApplicant(tx, system, { mobile, roleId: await applicantRole(tx) })
  const [person] = await findPerson(tx, { userId })
  const applicant: Actor = {
    ...system,
    userId,
    personId: person!.person_id,
    userCode: person!.code,
    userName: person!.name,
    entrance: 'supplier',
  }
  const { companyName: name, creditCode } = written
  const attach = async (type: CertificateType) => [
    await uploadLicence(tx, applicant, { name, creditCode, title: certificateTypeNames[type][0] }, { contents }),
  ]
  const id = await applicationCommands.save(tx, applicant, {
    ...written,
    contactTel: mobile,
    email: '',
    categoryIds,
    certificates: [
      {
        type: 'businessLicence',
        no: written.creditCode,
        issuer: '市场监督管理局',
        to: '',
        fileIds: await attach('businessLicence'),
      },
      ...(await Promise.all(
        certificates.map(async ([type, no, issuer, days]) => ({
          type,
          no,
          issuer,
          to: dayOf(new Date(now.getTime() + days * day)),
          fileIds: await attach(type),
        })),
      )),
    ],
  })
  if (steps === 'draft') return
  // Each action counts the version up; saving was the second.
  let version = 1
  const next = () => ({ id, version: (version += 1) })
  await applicationCommands.submit(tx, applicant, next())
  for (const [index, step] of steps.entries()) {
    const then = new Date(at.getTime() + (index + 1) * day)
    await setTransactionTime(tx, then)
    await decide(tx, { ...operator, now: then }, next(), step)
    if ('ask' in step && index < steps.length - 1) await applicationCommands.submit(tx, applicant, next())
  }
}

function decide(tx: Tx, actor: Actor, of: { readonly id: string; readonly version: number }, step: Step) {
  if ('take' in step) return applicationCommands.take(tx, actor, of)
  if ('ask' in step) return applicationCommands.ask(tx, actor, { ...of, reply: step.ask })
  if ('grant' in step) return applicationCommands.grant(tx, actor, { ...of, code: step.grant, reply: '' })
  return applicationCommands.refuse(tx, actor, { ...of, reason: step.refuse })
}
