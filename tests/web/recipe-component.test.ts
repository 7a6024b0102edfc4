import * as apollo from '@apollo/client';
import * as apolloReact from '@apollo/client/react';
import * as mocked from '@apollo/client/testing/react';
import * as library from '@testing-library/react';
import react from 'react';
import { expect, it } from 'vitest';
import { readRecipes, runRecipe } from '../support/recipes.ts';

const modules = {
  react,
  '@apollo/client': apollo,
  '@apollo/client/react': apolloReact,
  '@apollo/client/testing/react': mocked,
  '@testing-library/react': library,
};

it.each(readRecipes().filter(({ language }) => language === 'jsx'))(
  'the recipe $name prints the output that its page shows',
  async (recipe) => {
    expect(await runRecipe(recipe, '', modules)).toEqual(recipe.output);
  },
);
