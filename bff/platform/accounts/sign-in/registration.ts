import { z } from 'zod';
import { codePoints, isBlank, trimText } from '../../../../schema/texts.ts';
import { ApiError } from '../../errors.ts';
import { isStorable } from '../../http/input.ts';
import { readEmail } from '../email-address.ts';
import { ageOn, readDay, saoPauloDay } from '../../calendar/sao-paulo.ts';
import { weaknessOf } from '../../auth/passwords.ts';
import { hasOnlyAllowed, isOfOneAlphabet } from '../../names/restriction.ts';
import { category } from '../../policy/category.ts';

/** SPEC.md section 9. */
const MIN_AGE = 18;
const MAX_AGE = 120;
const MAX_NAME = 80;

/** The body of POST /api/cadastrarUsuario (SPEC.md section 7). */
export const registrationBody = z.object({
  apelido: z.string().nullish(),
  nome: z.string(),
  nascimento: z.string(),
  preferencia: z.string().nullish(),
  email: z.string(),
  senha: z.string(),
  tipoPerfil: z.string().nullish(),
});

/**
 * Validates and normalizes the input of a sign-up.
 * @throws {ApiError} with a RefusalCode of the schema and the name of the invalid field in the request
 */
export function readRegistration(body: z.output<typeof registrationBody>, now: Date = new Date()) {
  const name = readName(body.nome, 'nome');
  const nickname = isBlank(body.apelido ?? '') ? null : readName(body.apelido ?? '', 'apelido');
  const birthDate = readBirthDate(body.nascimento, saoPauloDay(now));
  const email = readEmail(body.email);
  const weakness = weaknessOf(body.senha);
  if (weakness !== null) throw new ApiError(400, 'WEAK_PASSWORD', weakness, 'senha');

  return {
    name,
    /** The chosen nickname; null lets the server derive a nickname from the name. */
    nickname,
    birthDate,
    email,
    password: body.senha,
    preferences: readPreferences(body.preferencia ?? ''),
    profileType: readProfileType(body.tipoPerfil ?? 'PROFISSIONAL'),
  };
}

/**
 * Validates and normalizes a name or nickname by UTS 39. Allows only the characters of that standard's general security
 * profile. A whole nickname, and each word of a name, must use the letters of a single alphabet. Accented letters are
 * normalized (NFC), and several consecutive spaces become one space.
 * @param kept the member's current name or nickname, which stays valid even if it breaks one of these newer rules
 * @throws {ApiError} INVALID_INPUT
 */
export function readName(text: string, field: 'nome' | 'apelido', kept?: string) {
  const name = trimText(text.normalize('NFC')).replace(/\p{Zs}+/gu, ' ');
  if (name === '') throw refused(field, 'Informe o nome.');
  if (name === kept) return name;
  if (!isStorable(name) || !hasOnlyAllowed(name))
    throw refused(field, 'O nome tem caracteres que não podem ser usados.');
  const parts = field === 'nome' ? name.split(' ') : [name];
  if (!parts.every(isOfOneAlphabet)) throw refused(field, 'Use letras de um só alfabeto.');
  if (codePoints(name) > MAX_NAME) throw refused(field, `Use no máximo ${MAX_NAME} caracteres.`);
  return name;
}

function readBirthDate(text: string, today: string) {
  const birthDate = readDay(trimText(text));
  if (birthDate === null || birthDate > today || ageOn(today, birthDate) > MAX_AGE) {
    throw refused('nascimento', 'Informe uma data de nascimento válida.');
  }
  if (ageOn(today, birthDate) < MIN_AGE) {
    throw new ApiError(400, 'UNDERAGE', 'Você precisa ter 18 anos ou mais para se cadastrar.', 'nascimento');
  }
  return birthDate;
}

/**
 * Parses a comma-separated list of gender categories and removes duplicates.
 * @throws {ApiError} INVALID_INPUT
 */
export function readPreferences(text: string) {
  const preferences = text.split(',').map((item) => trimText(item));
  if (text !== '' && !preferences.every((item) => category.safeParse(item).success)) {
    throw refused('preferencia', 'Escolha entre HOMEM, MULHER e TRANS.');
  }
  return [...new Set(preferences)].join(',');
}

/** Reads the profile type of a sign-up. PRODUCT.md: the value 'PESSOAL' means the profile type 'FREE'. */
function readProfileType(text: string) {
  if (text === 'PROFISSIONAL') return 'PROFISSIONAL' as const;
  if (text === 'PESSOAL' || text === 'FREE') return 'FREE' as const;
  throw refused('tipoPerfil', 'Tipo de perfil inválido.');
}

function refused(field: string, message: string) {
  return new ApiError(400, 'INVALID_INPUT', message, field);
}
