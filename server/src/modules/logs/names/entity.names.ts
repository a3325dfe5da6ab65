import { namesIn } from './parse.rules.ts'

/** Chinese names of what events are about; in English the code itself is a word. */
export const entityNames = namesIn(`
  tenant 公司, platformTenant 公司, tenantDeletion 公司删除申请, sandbox 沙箱, subscription 服务期限, dataExport 数据导出, auditChain 审计链
  session 会话, department 部门, position 岗位, person 人员, role 角色, account 账号, factor 二次验证, trial 试用账号
  authority 证书机构, certificate 数字证书, ssoEntry 单点登录入口, ssoApp 单点登录应用, application 应用, issuer 登录服务
  approval 审批, delegation 审批委托, approvalRule 审批规则, budgetChange 预算调整, budget 预算, quotaBill 额度账单, quota 额度
  quotaApplication 额度申请, supplier 供应商, supplierCertificate 供应商证照, product 商品, change 商品变更, stock 库存, category 商品分类
  categoryRule 品类要求, supplierCatalogue 供货目录, agreementPrice 协议价, synonym 同义词, hotKey 热搜词, zone 专区, materialCode 物料编码
  import 导入, project 采购项目, agency 代理机构, mailInvitation 邮件邀请, expert 评审专家, enrolment 报名, projectDeposit 投标保证金
  demand 采购需求, question 答疑, objection 质疑, auction 在线竞价, openerKey 开标密钥, sealedRound 密封报价轮次, order 订单, return 退换货
  goodsList 采购清单, costCentre 成本中心, goodsWatch 降价提醒, address 收货地址, invoiceTitle 发票抬头, comment 评价, planCycle 计划周期
  plan 采购计划, stockDocument 出入库单, warehouse 仓库, stockPlace 库位, stockItem 库存物料, reorderPoint 补货点, invoice 发票
  invoiceProposal 待确认票面, statement 对账单, payable 应付款, retention 质保金, supplierTerms 供应商账期, redForm 红字信息表
  payeeChange 收款账户变更, payment 付款申请, period 结算期间, paymentBatch 付款批次, supplierApplication 供应商入驻申请
  supplierRestore 供应商恢复申请, profileChange 企业信息变更, scoreContest 评分异议, scorecard 评分卡, scoreScheme 评分方案
  disposition 供应商处置, incident 违规, passport 供应商护照, supplierPassport 外部护照, qualification 品类准入, column 栏目, article 文章
  messageTemplate 消息模板, messageDelivery 消息发送, homePage 首页, feedback 意见反馈, restriction 功能限制, restoreApplication 恢复申请
  registration 单位注册, deadLetter 失败任务, menuEntry 菜单, dictionary 数据字典, dictItem 字典项, sequence 编号规则, printTemplate 打印模板
  legalEntity 法人主体, calendarDay 工作日历, groupOffer 团购, agreement 协议, priceIndex 价格指数, wallet 钱包, topUp 充值, withdrawal 提现
  charge 在线支付, points 积分, pointRule 积分规则, contract 合同, contractTemplate 合同模板, companySeal 电子印章, savedView 统计视图
  wallLink 大屏链接, serviceAccount 服务账号, webhook 接口推送, apiKey API密钥, openDataProfile 公开数据设置, openDataRelease 公开数据发布
  openData 公开数据, signal 风险信号, signalExemption 信号豁免, signalRule 信号规则, accessReview 权限复核, reviewItem 复核项
`)
