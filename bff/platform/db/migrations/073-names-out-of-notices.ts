/**
 * Removes the copies of a community's name from notifications about VIP months. From now on the current name is read
 * together with the notification (notifications/detail.ts).
 */
export const sql = `
update notifications set detail = 'assinaturas de {comunidade}'
  where kind = 'WALLET_CREDITED' and community_id is not null and starts_with(detail, 'assinaturas de ');
update notifications n
  set detail = regexp_replace(n.detail, ' da assinatura de .*$', ' da assinatura de {comunidade}')
  from ledger_transactions t
  where n.kind = 'WALLET_CREDITED' and t.id = n.target_id and t.community_id is not null;
update notifications n
  set detail = regexp_replace(n.detail, '^(R[$].[0-9.,]+ de ).*(, que saíram do seu saldo|; .* em aberto na sua carteira)$',
    '\\1{comunidade}\\2')
  from ledger_transactions t
  where n.kind = 'WALLET_DEBITED' and t.id = n.target_id and t.community_id is not null;
`;
