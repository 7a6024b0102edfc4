-- 3,000 words, a few of them in most texts (Zipf's law), in 20,000 half sentences; first and last names.
create temp table words as
select
  n as place,
  (array['ba','ca','da','fe','go','ju','li','mo','na','pe','ra','si','ta','ve','xo'])[1 + n % 15]
    || (array['lo','ri','ma','ne','so','tu','va','ço','ão','ze'])[1 + (n / 15) % 10]
    || (array['','r','s','ndo','ção','do','nha','mente','inho','l','m','z','que','ca','go','ta','ra','ma','no','lo'])
      [1 + (n / 150) % 20] as word
from generate_series(0, 2999) n;

create temp table sentences as
select s.n as place, string_agg(words.word, ' ') as text
from (
  select n, 1 + floor(3000 * power(random(), 3))::int - 1 as word
  from generate_series(0, 19999) n, generate_series(1, 6)
) s
join words on words.place = s.word
group by s.n;

create temp table first_names as
select row_number() over () - 1 as place, name from unnest(array[
  'Ana', 'Bruno', 'Carla', 'Daniel', 'Eduarda', 'Fábio', 'Gabriela', 'Heitor', 'Íris', 'João', 'Karina', 'Luís',
  'Márcia', 'Nuno', 'Olívia', 'Paulo', 'Queila', 'Rafael', 'Sofia', 'Tiago', 'Úrsula', 'Vítor', 'Wanda', 'Xavier',
  'Yara', 'Zeca', 'Antônio', 'Beatriz', 'Caio', 'Débora', 'Elisa', 'Felipe', 'Giovana', 'Hugo', 'Isabela', 'Júlia', 'Leonardo',
  'Mariana', 'Natália', 'Otávio']) name;

create temp table last_names as
select row_number() over () - 1 as place, name from unnest(array[
  'Silva', 'Santos', 'Oliveira', 'Souza', 'Rodrigues', 'Ferreira', 'Alves', 'Pereira', 'Lima', 'Gomes', 'Costa',
  'Ribeiro', 'Martins', 'Carvalho', 'Almeida', 'Lopes', 'Soares', 'Fernandes', 'Vieira', 'Barbosa', 'Rocha', 'Dias',
  'Nascimento', 'Andrade', 'Moreira', 'Nunes', 'Marques', 'Machado', 'Mendes', 'Freitas']) name;
