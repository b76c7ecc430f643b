import { type Kysely, type Migration, sql } from 'kysely'

/**
 * Tables of operators. The first five have the columns that better-auth expects; a test compares them. `operator_code`
 * has hashes of one-time addresses, and `operator_secret` the hash of the secret that all servers must share.
 */
export const operators: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of [
      sql`create table operator (
        id text primary key,
        name text not null,
        email text not null unique,
        "emailVerified" boolean not null,
        image text,
        "createdAt" timestamptz not null default current_timestamp,
        "updatedAt" timestamptz not null default current_timestamp,
        "twoFactorEnabled" boolean,
        role text not null check (role in ('viewer', 'editor', 'publisher', 'administrator')),
        rights text,
        suspended boolean not null
      )`,
      // Change sets and the audit show names of operators, so two names may not differ only in upper and lower case.
      sql`create unique index operator_name on operator (lower(name))`,
      sql`create table operator_session (
        id text primary key,
        "expiresAt" timestamptz not null,
        token text not null unique,
        "createdAt" timestamptz not null default current_timestamp,
        "updatedAt" timestamptz not null,
        "ipAddress" text,
        "userAgent" text,
        "userId" text not null references operator on delete cascade,
        "confirmedAt" timestamptz
      )`,
      sql`create index operator_session_operator on operator_session ("userId")`,
      sql`create table operator_account (
        id text primary key,
        "accountId" text not null,
        "providerId" text not null,
        "userId" text not null references operator on delete cascade,
        "accessToken" text,
        "refreshToken" text,
        "idToken" text,
        "accessTokenExpiresAt" timestamptz,
        "refreshTokenExpiresAt" timestamptz,
        scope text,
        password text,
        "createdAt" timestamptz not null default current_timestamp,
        "updatedAt" timestamptz not null
      )`,
      sql`create index operator_account_operator on operator_account ("userId")`,
      sql`create table operator_verification (
        id text primary key,
        identifier text not null,
        value text not null,
        "expiresAt" timestamptz not null,
        "createdAt" timestamptz not null default current_timestamp,
        "updatedAt" timestamptz not null default current_timestamp
      )`,
      sql`create index operator_verification_identifier on operator_verification (identifier)`,
      sql`create table operator_second_factor (
        id text primary key,
        secret text not null,
        "backupCodes" text not null,
        "userId" text not null references operator on delete cascade,
        verified boolean,
        "failedVerificationCount" int4,
        "lockedUntil" timestamptz
      )`,
      sql`create index operator_second_factor_operator on operator_second_factor ("userId")`,
      sql`create table operator_code (
        hash text primary key,
        purpose text not null check (purpose in ('first', 'join')),
        operator text references operator on delete cascade,
        expires_at int8 not null
      )`,
      sql`create table operator_secret (
        id int4 primary key check (id = 1),
        hash text not null
      )`,
    ])
      await statement.execute(db)
  },
}
